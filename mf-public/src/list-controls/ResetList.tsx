import { Button } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Shown if a search finds nothing: a button that clears search and filters. */
export function ResetList({ onReset }: { onReset: () => void }) {
  const t = useT()
  return (
    <>
      <p>{t('public.list.noneHint')}</p>
      <Button $variant="secondary" onClick={onReset}>
        {t('public.list.reset')}
      </Button>
    </>
  )
}
