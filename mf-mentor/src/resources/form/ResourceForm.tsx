import { RestoreDraftPrompt } from './autosave/RestoreDraftPrompt'
import { useStoredDraft } from './autosave/useStoredDraft'
import { completed } from './resourceValues'
import { ResourceFields, type ResourceFieldsProps } from './ResourceFields'

interface ResourceFormProps extends Omit<ResourceFieldsProps, 'draftKey' | 'start'> {
  /** The id of the edited course, or `new`. */
  subject: string
}

/** The form of a course, after offering to restore a draft of an earlier visit. */
export function ResourceForm(props: ResourceFormProps) {
  const key = `${props.owner}/${props.subject}`
  const draft = useStoredDraft(props.owner, key)
  if (draft.isLoading) return null
  if (draft.offered)
    return <RestoreDraftPrompt draft={draft.offered} onRestore={draft.restore} onDiscard={draft.discard} />
  return (
    <ResourceFields
      {...props}
      draftKey={key}
      start={draft.restored ? completed(draft.restored.values, props.initial) : props.initial}
      version={draft.restored ? draft.restored.version : props.version}
    />
  )
}
