import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { addressError } from '@mentor-connect/contract/rules/webAddress'
import type { BoardStage } from '@mentor-connect/contract/work/applicationStages'
import type { BoardEntry } from '@mentor-connect/contract/work/applications'

/** Values of the form for an entry. Empty days and texts are those that are not stated. */
export interface EntryValues {
  title: string
  employer: string
  url: string
  stage: BoardStage
  appliedOn: string
  remindOn: string
  notes: string
}

export const newEntry = (): EntryValues => ({
  title: '',
  employer: '',
  url: '',
  stage: 'saved',
  appliedOn: '',
  remindOn: '',
  notes: '',
})

export const storedEntry = (entry: BoardEntry): EntryValues => ({
  title: entry.title,
  employer: entry.employer,
  url: entry.url ?? '',
  stage: entry.stage,
  appliedOn: entry.appliedOn ?? '',
  remindOn: entry.remindOn ?? '',
  notes: entry.notes,
})

export type EntryError = 'missing' | 'notAddress'

/** Returns the errors by field. */
export function entryErrors({ title, employer, url }: EntryValues) {
  const errors: Partial<Record<keyof EntryValues, EntryError>> = {}
  if (isBlank(title)) errors.title = 'missing'
  if (isBlank(employer)) errors.employer = 'missing'
  if (url !== '' && !isWebAddress(url)) errors.url = 'notAddress'
  return errors
}

const isWebAddress = (url: string) =>
  /^https?:\/\//i.test(url) && URL.canParse(url) && addressError(url) === undefined

/** Converts the dates and notes to the body of a request. Null and the empty text remove what was stored. */
export const toPlans = ({ appliedOn, remindOn, notes }: EntryValues) => ({
  appliedOn: appliedOn || null,
  remindOn: remindOn || null,
  notes: notes.trim(),
})

/** Converts the facts of an entry that was found elsewhere to the body of a request. */
export const toFound = ({ title, employer, url }: EntryValues) => ({
  title: title.trim(),
  employer: employer.trim(),
  ...(url && { url }),
})
