/** Reports a step on stderr: stdout may be read by a script. */
export function progress(sentence: string) {
  console.error(`• ${sentence}`)
}
