import { safeOutbox, type Outbox } from '@mentor-connect/api/outbox'
import { RESOURCE_DRAFTS, type ResourceDraft } from '@mentor-connect/api/outboxes'
import type { ResourceValues } from '../resourceValues'

/** Unsaved values of a form, including selected files. */
export interface StoredDraft extends ResourceDraft {
  values: ResourceValues
}

let drafts: Outbox<ResourceDraft> | undefined

/** The course drafts stored in this browser. They are deleted on sign-out and when another person signs in. */
export function resourceDrafts(): Outbox<ResourceDraft> {
  drafts ??= safeOutbox(RESOURCE_DRAFTS)
  return drafts
}

export async function storedDraft(owner: string, key: string): Promise<StoredDraft | null> {
  const drafts = await resourceDrafts().open(owner)
  return (drafts.find((draft) => draft.key === key) as StoredDraft | undefined) ?? null
}
