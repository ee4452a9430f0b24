import { RESOURCE_DRAFTS, safeOutbox, type Outbox, type ResourceDraft } from '@mentor-connect/shared/outbox'
import type { ResourceValues } from '../resourceValues'

/** What was typed into a form and is not saved yet, chosen files included. */
export interface KeptDraft extends ResourceDraft {
  values: ResourceValues
}

let drafts: Outbox<ResourceDraft> | undefined

/** The drafts of this browser. They are gone with the log-out, and with the first look of somebody else. */
export function resourceDrafts(): Outbox<ResourceDraft> {
  drafts ??= safeOutbox(RESOURCE_DRAFTS)
  return drafts
}

export async function keptDraft(owner: string, key: string): Promise<KeptDraft | null> {
  const kept = await resourceDrafts().open(owner)
  return (kept.find((draft) => draft.key === key) as KeptDraft | undefined) ?? null
}
