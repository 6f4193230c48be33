// The room in a scripted situation (see Stage.svelte).
import { mount } from 'svelte';
import { loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import { showMotion } from '@house/motion';
import { showTheme } from '@house/prefs.svelte';
import '../../../../web/src/styles/fonts.css';
import '../../../../web/src/styles/tokens.css';
import '../../../../web/src/styles/base.css';
import Stage from './Stage.svelte';

const query = new URLSearchParams(location.search);
const target = document.getElementById('stage');
showTheme();
showMotion();
await speakLanguage(query.get('lang') ?? 'fr');
await loadGameTexts('diavolo');
if (target) mount(Stage, { target });
