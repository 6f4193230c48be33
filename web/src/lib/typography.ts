// How sentences are set for the eye, by the custom of each language.

/** French puts a space before `? ! : ;` and inside « »: it never breaks a row, so no mark stands alone. */
export function keepMarks(text: string, lang: string): string {
  return lang === 'fr' ? text.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0') : text;
}
