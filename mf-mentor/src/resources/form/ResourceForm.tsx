import { useEffect, useRef } from 'react'
import { OtherTabPrompt } from './autosave/OtherTabPrompt'
import { RestoreDraftPrompt } from './autosave/RestoreDraftPrompt'
import { useEditingTab } from './autosave/useEditingTab'
import { useStoredDraft } from './autosave/useStoredDraft'
import { completed } from './resourceValues'
import { ResourceFields, type ResourceFieldsProps } from './ResourceFields'

interface ResourceFormProps extends Omit<ResourceFieldsProps, 'draftKey' | 'start'> {
  /** Id of the edited course, or `new`. */
  subject: string
}

/** The form of a course. Only one browser tab at a time can edit it. */
export function ResourceForm(props: ResourceFormProps) {
  const tab = useEditingTab(`${props.owner}/${props.subject}`)
  if (tab.state === 'asking') return null
  if (tab.state === 'here') return <FormOfThisTab {...props} isTakenOver={tab.isTakenOver} />
  return <OtherTabPrompt isAfterForm={tab.state === 'lost'} onTakeOver={tab.takeOver} />
}

/**
 * The form in the tab that may edit. First offers to restore a draft of an earlier visit; a draft taken over from
 * another tab is restored without asking.
 */
function FormOfThisTab({ isTakenOver, ...props }: ResourceFormProps & { isTakenOver: boolean }) {
  const key = `${props.owner}/${props.subject}`
  const draft = useStoredDraft(props.owner, key, { isRestored: isTakenOver })
  const place = useRef<HTMLDivElement>(null)
  const isReady = !draft.isLoading
  useEffect(() => {
    if (isTakenOver && isReady) place.current?.focus()
  }, [isTakenOver, isReady])
  if (draft.isLoading) return null
  if (draft.offered)
    return <RestoreDraftPrompt draft={draft.offered} onRestore={draft.restore} onDiscard={draft.discard} />
  return (
    <div ref={place} tabIndex={-1}>
      <ResourceFields
        {...props}
        draftKey={key}
        start={draft.restored ? completed(draft.restored.values, props.initial) : props.initial}
        version={draft.restored ? draft.restored.version : props.version}
      />
    </div>
  )
}
