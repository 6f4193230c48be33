// Every language says everything, with the same variables, and the page asks for nothing that no language says.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './i18n.svelte';

const root = join(import.meta.dirname, '../../..');
const games = readdirSync(join(root, 'games')).flatMap((game) => ['texts', 'box'].map((folder) => join(root, 'games', game, folder)));
const folders = [join(root, 'texts'), join(root, 'web/texts'), join(root, 'crates/evening/texts'), join(root, 'crates/server/texts'), ...games.filter((folder) => exists(folder))];

function exists(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

/** What it needs to know, and what its short forms for buttons do. */
type Message = { variables: string[]; forms: Record<string, string[]> };

/** Every message of a file with the variables it names. */
function messages(file: string): Map<string, Message> {
  const source = readFileSync(file, 'utf8');
  const bundle = new FluentBundle('fr', { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  expect(errors, file).toEqual([]);
  const parsed = new FluentResource(source).body;
  // The runtime parser skips what it cannot read; every line that looks like a message must have become one.
  const written = [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);
  expect(parsed.map((entry) => entry.id), file).toEqual(written);
  const values = new Map<string, unknown>(parsed.map((entry) => [entry.id, entry.value]));
  const variables = (pattern: unknown) => variablesOf(pattern, values);
  const forms = (attributes: Record<string, unknown>) => Object.fromEntries(Object.entries(attributes).map(([form, pattern]) => [form, variables(pattern)]));
  return new Map(parsed.map((entry) => [entry.id, { variables: variables(entry.value), forms: forms(entry.attributes) }]));
}

/** Those of messages within it included: one language may say at once what another says by them. */
function variablesOf(pattern: unknown, values: ReadonlyMap<string, unknown>): string[] {
  const found = new Set<string>();
  JSON.stringify(pattern, (_, part) => {
    if (part?.type === 'var') found.add(part.name);
    if (part?.type === 'mesg') for (const variable of variablesOf(values.get(part.name), values)) found.add(variable);
    return part;
  });
  return [...found].sort();
}

describe.each(folders)('texts in %s', (folder) => {
  const french = messages(join(folder, 'fr.ftl'));

  it.each(Object.keys(LANGUAGES))('%s says all of it, with the same variables', (lang) => {
    const spoken = messages(join(folder, `${lang}.ftl`));
    expect([...spoken.keys()].sort()).toEqual([...french.keys()].sort());
    for (const [id, message] of french) expect(spoken.get(id), id).toEqual(message);
  });

  // To Fluent 0 is one in French and Portuguese: what is written out as one must say [1], and so must whatever Portuguese counts
  // in whole numbers, for it says 0 in the plural.
  it.each(['fr', 'pt'])('%s does not say one where there is none', (lang) => {
    const source = readFileSync(join(folder, `${lang}.ftl`), 'utf8');
    const choices = [...source.matchAll(/\{\s*\$\w+\s*->((?:[^{}]|\{[^{}]*\})*)\}/g)].map((match) => match[1] ?? '');
    const wrong = choices.filter((choice) => {
      const keys = [...choice.matchAll(/\[([\w-]+)\]/g)].map((match) => match[1] ?? '');
      const one = /\[one\]((?:(?!\n\s*\*?\[)[^])*)/.exec(choice)?.[1];
      const counts = keys.every((key) => /^(one|other|\d+)$/.test(key)) && !keys.includes('0');
      return counts && one !== undefined && !one.includes(lang === 'pt' ? '$digits' : '$');
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES))('%s has apostrophes as they are printed', (lang) => {
    const lines = readFileSync(join(folder, `${lang}.ftl`), 'utf8').split('\n');
    expect(lines.filter((line) => line.includes("'") && !line.startsWith('#'))).toEqual([]);
  });

  it('has no language too many', () => {
    const found = readdirSync(folder).map((file) => basename(file, '.ftl'));
    expect(found.sort()).toEqual(Object.keys(LANGUAGES).sort());
  });
});

describe('what the page asks for', () => {
  const own = messages(join(root, 'web/texts/fr.ftl'));
  const house = new Set([...own.keys(), ...['texts', 'crates/evening/texts', 'crates/server/texts'].flatMap((folder) => [...messages(join(root, folder, 'fr.ftl')).keys()])]);
  const sources = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, 'web/src', file), 'utf8'));
  const asked = new Set(sources.flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] ?? '')));

  it('is said', () => {
    expect(asked.size).toBeGreaterThan(80);
    expect([...asked].filter((id) => !house.has(id))).toEqual([]);
  });

  it('is all that is said', () => {
    const links = readFileSync(join(root, 'crates/server/src/preview.rs'), 'utf8').replaceAll('"', "'"); // what a link shows is said by the house
    const whole = [...sources, links].join('\n');
    // Ids that are put together: seat-${choice}, greeting-${…} and so on.
    const built = /^(picture|seat|greeting|light|problem|strength|help|away|at-zero)-/;
    const idle = [...own.keys()].filter((id) => !built.test(id) && !whole.includes(`'${id}'`));
    expect(idle).toEqual([]);
  });
});

describe('what a room asks for', () => {
  const rooms = readdirSync(join(root, 'games'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^\w+\/web\/.*\.(svelte|ts)$/.test(file) && !/\/dev\/|\.test\.ts$|\/(wire|rules)\.ts$/.test(file),
  );

  // What was done, what would be, and why not is told by the rules: their ids come with what they send, or in wire.ts.
  it.each(rooms)('%s says nothing in place of the rules', (file) => {
    expect(readFileSync(join(root, 'games', file), 'utf8')).not.toMatch(/-(action|event|refusal)-/);
  });
});

describe('what the house may answer', () => {
  const house = new Set(['texts/fr.ftl', 'web/texts/fr.ftl'].flatMap((file) => [...messages(join(root, file)).keys()]));
  const crates = readdirSync(join(root, 'crates'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(table|server)\/src\/.*\.rs$/.test(file))
    .map((file) => readFileSync(join(root, 'crates', file), 'utf8'));

  // Answers to programs; the page never gives cause for them.
  const toPrograms = /^problem-(hello-first|no-such-thing|no-upgrade|not-json|other-origin|too-large|unreadable|wrong-method)$/;

  it.each([
    ['problem', /\bproblem\(\s*"([\w-]+)"/g],
    ['refusal', /\brefusal\(\s*"[\w-]+",\s*"refusal-([\w-]+)"/g],
  ])('has words for every %s', (kind, pattern) => {
    const codes = new Set(crates.flatMap((source) => [...source.matchAll(pattern)].map((match) => `${kind}-${match[1]}`)));
    expect(codes.size).toBeGreaterThan(3);
    expect([...codes].filter((id) => !house.has(id) && !toPrograms.test(id)).sort()).toEqual([]);
  });
});

describe('what is said', () => {
  const code = (folder: string, which: RegExp): string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => which.test(file) && !/(^|\/)(target|node_modules|dist)\//.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'));
  const asks = ['crates', 'games', 'web/src', 'xtask/template'].flatMap((folder) => code(folder, /\.(rs|ts|svelte)$/));
  // A text may stand in another.
  const texts = ['texts', 'web/texts', 'crates/cli/texts', 'crates/evening/texts', 'crates/server/texts', 'games'].flatMap((folder) => code(folder, /(^|\/)fr\.ftl$/));
  const named = texts.flatMap((text) => [...text.matchAll(/\{\s*([a-z][\w-]+)\s*\}/g)].map((match) => match[1] ?? ''));
  const words = new Set([...asks.join('\n').matchAll(/[a-z]\w*(-\w+)*/gi)].map((match) => match[0]).concat(named));
  // Ids that are put together: `problem-${code}`, `${game}-option-${key}`.
  const begin = new Set(asks.flatMap((ask) => [...ask.matchAll(/([a-z][\w-]*-)\$?\{/g)].map((match) => match[1] ?? '')));
  const within = new Set(asks.flatMap((ask) => [...ask.matchAll(/\}-([a-z-]+?)-?(?:\$?\{|[`"])/g)].map((match) => match[1] ?? '')));

  function isAsked(id: string): boolean {
    const forms = [id, id.replace(/-you$/, ''), id.replace(/-[a-z]+-you$/, '')];
    const rest = id.slice(id.indexOf('-') + 1);
    return (
      forms.some((form) => words.has(form)) ||
      [...begin].some((first) => id.startsWith(first)) ||
      [...within].some((part) => rest === part || rest.startsWith(`${part}-`))
    );
  }

  it.each([join(root, 'crates/cli/texts'), ...folders])('in %s is asked for', (folder) => {
    expect([...messages(join(folder, 'fr.ftl')).keys()].filter((id) => !isAsked(id))).toEqual([]);
  });
});
