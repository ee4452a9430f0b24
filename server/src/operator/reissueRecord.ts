export interface Reissue {
  /** The corrected name. */
  name: string
  /** The reason, shown to the learner and to operators. */
  reason: string
}

/**
 * Returns the reason of a reissue for the audit. It includes the name, so that a restore can issue the
 * certificate again.
 */
export const reissueRecord = ({ name, reason }: Reissue) => `${JSON.stringify(name)}: ${reason}`

/** Parses a reason that `reissueRecord` has made. Returns undefined if the text has another form. */
export function readReissueRecord(text: string): Reissue | undefined {
  const [, name, reason] = /^("(?:[^"\\]|\\.)*"): ([^]*)$/.exec(text) ?? []
  return name && reason !== undefined ? { name: JSON.parse(name) as string, reason } : undefined
}
