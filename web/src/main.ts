import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, setTypeBy, speakLanguage } from './lib/i18n.svelte';
import { showMotion } from './lib/motion';
import { showText, showTheme } from './lib/prefs.svelte';
import { keepMarks } from './lib/typography';

showTheme();
showText();
showMotion();
setTypeBy(keepMarks);
await speakLanguage(preferred());
mount(App, { target: document.body });

// A page left open over an update may ask for files that are gone: fetch the new page, if the house answers at all.
addEventListener('vite:preloadError', () => void fetch('/health').then(({ ok }) => ok && location.reload(), () => undefined));

// Without a service worker (a private window, an old browser) the page merely needs the network.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
