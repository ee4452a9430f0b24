/** The text of a cue in one line, with the names of those who speak. */
export function cueText(cue: Pick<VTTCue, 'getCueAsHTML'>): string {
  const content = cue.getCueAsHTML()
  // `<v Lipi>` of WebVTT is a span with a title.
  for (const voice of content.querySelectorAll<HTMLElement>('span[title]')) voice.prepend(`${voice.title}: `)
  return (content.textContent ?? '').replace(/\s+/g, ' ').trim()
}
