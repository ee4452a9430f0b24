import type { OutboxKind } from '../outbox/outbox'

/** Unsaved input of a course form. */
export interface ResourceDraft {
  /** Owner and form, in one string. */
  key: string
  owner: string
  /** The time at which the input was typed: ISO 8601, device clock. */
  writtenAt: string
  /** Version of the course that is being edited; absent for a new course. */
  version?: string
  /** The form's values, including selected files. */
  values: unknown
}

export const RESOURCE_DRAFTS: OutboxKind<ResourceDraft> = {
  database: 'mc-resource-drafts',
  key: 'key',
  owner: 'owner',
  writtenAt: 'writtenAt',
}

/** A text that somebody has begun to write in this browser and has not sent. */
export interface TextDraft {
  /** Owner and place of the text, in one string. */
  key: string
  owner: string
  /** The time at which the text was typed: ISO 8601, device clock. */
  writtenAt: string
  /** Values by field name. */
  values: Record<string, string>
}

export const TEXT_DRAFTS: OutboxKind<TextDraft> = {
  database: 'mc-text-drafts',
  key: 'key',
  owner: 'owner',
  writtenAt: 'writtenAt',
}
