// The service worker: the page opens without the network. The build fills in VERSION and FILES.
const VERSION = '__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

// A new page takes over when the old one is closed, so that nobody loses files in the middle of a game.
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== VERSION).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|ws|health|metrics)(\/|$)/.test(url.pathname)) return; // what is alive is never cached
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else event.respondWith(caches.match(request).then((known) => known ?? fetch(request)));
});
