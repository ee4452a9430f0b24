export interface Reissue {
  /** The corrected name. */
  name: string
  /** For the learner and for operators. */
  reason: string
}

/** The audit's reason of a reissue. It has the name too, so that a restore can issue the certificate again. */
export const reissueRecord = ({ name, reason }: Reissue) => `${JSON.stringify(name)}: ${reason}`

/** Undefined for a text that is no such reason. */
export function readReissueRecord(text: string): Reissue | undefined {
  const [, name, reason] = /^("(?:[^"\\]|\\.)*"): ([^]*)$/.exec(text) ?? []
  return name && reason !== undefined ? { name: JSON.parse(name) as string, reason } : undefined
}
