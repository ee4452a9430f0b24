import { Button } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** What to do about a search that finds nothing. */
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
