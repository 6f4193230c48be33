// ?room=diamoniak names the room and &lang=de the language; &rules shows the rules, &train the training, otherwise the room
// at a moment that its own stage sets up (see Stage.svelte and games/*/web/dev/stage.ts).
import { mount } from 'svelte';
import RulesPage from '@house/RulesPage.svelte';
import { openGame } from '@house/games';
import { speakLanguage } from '@house/i18n.svelte';
import { showMotion } from '@house/motion';
import { showText, showTheme } from '@house/prefs.svelte';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import type { Stage as Setting } from './stage';
import Stage from './Stage.svelte';

const SETTINGS = import.meta.glob<{ default: Setting }>('../../games/*/web/dev/stage.ts');

const query = new URLSearchParams(location.search);
const room = query.get('room') ?? 'diamoniak';
const target = document.getElementById('stage');
showTheme();
showText();
showMotion();
await speakLanguage(query.get('lang') ?? 'fr');
const [web, setting] = await Promise.all([openGame(room), SETTINGS[`../../games/${room}/web/dev/stage.ts`]?.()]);

if (target && setting) {
  const sheet = Object.entries({ train: web.Training, ...setting.default.sheets }).find(([word]) => query.has(word))?.[1];
  if (query.has('rules')) mount(RulesPage, { target, props: { web, options: Object.fromEntries(query) } });
  else if (sheet) mount(sheet, { target });
  else mount(Stage, { target, props: { Room: web.Room, setting: setting.default, query } });
}
