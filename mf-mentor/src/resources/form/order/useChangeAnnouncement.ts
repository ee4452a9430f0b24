import { useState } from 'react'
import { useT } from '../../../messages/useT'
import type { Change } from './useOrderedFields'
import { useItemName } from './useItemName'

/** The text of a move or removal, for a live region. */
export function useChangeAnnouncement() {
  const t = useT()
  const nameOf = useItemName()
  const [announcement, setAnnouncement] = useState('')
  const announce = (change: Change) => {
    const name = nameOf(change.item)
    if (change.kind === 'removed') return setAnnouncement(t('mentor.form.removed', { name }))
    const { place, count, module } = change
    if (module !== undefined) return setAnnouncement(t('mentor.form.movedTo', { name, module, place, count }))
    setAnnouncement(t('mentor.form.moved', { name, place, count }))
  }
  return { announcement, announce }
}
