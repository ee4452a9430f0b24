/** Says what is being done: to the terminal and not to the output, which a script may read. */
export function progress(sentence: string) {
  console.error(`• ${sentence}`)
}
