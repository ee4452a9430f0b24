import { useState } from 'react'
import { useT } from '../../../messages/useT'
import type { Change } from './useOrderedFields'
import { useItemName } from './useItemName'

/** What was moved or removed, in a sentence for a live region. */
export function useChangeNews() {
  const t = useT()
  const nameOf = useItemName()
  const [news, setNews] = useState('')
  const announce = (change: Change) => {
    const name = nameOf(change.item)
    if (change.kind === 'removed') return setNews(t('mentor.form.removed', { name }))
    const { place, count, module } = change
    if (module !== undefined) return setNews(t('mentor.form.movedTo', { name, module, place, count }))
    setNews(t('mentor.form.moved', { name, place, count }))
  }
  return { news, announce }
}
