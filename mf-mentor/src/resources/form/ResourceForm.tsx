import type { OwnCourse } from '@mentor-connect/shared/contracts/authoring'
import { KeptDraftOffer } from './kept/KeptDraftOffer'
import { useKeptDraft } from './kept/useKeptDraft'
import { ResourceFields } from './ResourceFields'
import type { ResourceValues } from './resourceValues'
import type { Save } from './useSaving'

export interface ResourceFormProps {
  owner: string
  /** What is edited: a course's id, or `new`. */
  subject: string
  initial: ResourceValues
  /** State of the course that is edited. */
  version?: string
  labels: { save: string; saving: string; draft?: string }
  save: Save
  onSaved: (course: OwnCourse) => void
  onCancel: () => void
}

/** The form of a resource, or first the offer to go on with what an earlier visit left. */
export function ResourceForm(props: ResourceFormProps) {
  const key = `${props.owner}/${props.subject}`
  const kept = useKeptDraft(props.owner, key)
  if (kept.isLooking) return null
  if (kept.offer) return <KeptDraftOffer draft={kept.offer} onTake={kept.take} onDiscard={kept.discard} />
  return (
    <ResourceFields
      {...props}
      draftKey={key}
      start={kept.taken?.values ?? props.initial}
      version={kept.taken ? kept.taken.version : props.version}
    />
  )
}
