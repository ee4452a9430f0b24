/** Reports a step on stderr, because a script may read stdout. */
export function progress(sentence: string) {
  console.error(`• ${sentence}`)
}
