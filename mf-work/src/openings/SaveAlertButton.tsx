import { Button, lazyPart } from '@mentor-connect/ui'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { useT } from './messages/useT'
import type { OpeningListState } from './openingListState'

const SaveAlertDialog = lazyPart(() =>
  import(/* webpackChunkName: "save-opening-alert" */ './alerts/SaveAlertDialog').then(
    (module) => module.SaveAlertDialog,
  ),
)

/** Lets a learner save the search and the filters of the list as an alert. */
export function SaveAlertButton({ state }: { state: OpeningListState }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button $variant="secondary" onClick={() => setOpen(true)}>
        <BellPlus size={18} aria-hidden />
        {t('openings.list.saveAlert')}
      </Button>
      {isOpen && <SaveAlertDialog state={state} onClose={() => setOpen(false)} />}
    </>
  )
}
