// ?gallery shows every picture, ?rules the rules page, otherwise the room in a scripted situation (see Stage.svelte).
import { mount } from 'svelte';
import { loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import { showMotion } from '@house/motion';
import { showTheme } from '@house/prefs.svelte';
import '../../../../web/src/styles/fonts.css';
import '../../../../web/src/styles/tokens.css';
import '../../../../web/src/styles/base.css';
import Rules from '../Rules.svelte';
import Gallery from './Gallery.svelte';
import Stage from './Stage.svelte';

const query = new URLSearchParams(location.search);
const target = document.getElementById('stage');
showTheme();
showMotion();
await speakLanguage(query.get('lang') ?? 'fr');
await loadGameTexts('diamoniak');
if (target) {
  if (query.has('rules')) mount(Rules, { target, props: { options: Object.fromEntries(query) } });
  else mount(query.has('gallery') ? Gallery : Stage, { target });
}
