import { Empty } from '../Empty'
import { Stack } from '../layout'
import { LoadFailed } from '../LoadFailed'
import { Notice } from '../Notice'
import { Skeleton } from '../Skeleton'
import { useExampleT } from './useExampleT'

const TONES = ['info', 'success', 'warning', 'danger'] as const

export function Notices() {
  const t = useExampleT()
  return (
    <Stack>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {t(`example.${tone}`)}
        </Notice>
      ))}
      <Skeleton aria-hidden />
      <Empty title={t('example.nothing')}>{t('example.nothingHint')}</Empty>
      <LoadFailed error={{ code: 'internal' }} onRetry={() => undefined} />
    </Stack>
  )
}
