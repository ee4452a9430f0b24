import type { OpeningWarning } from '@mentor-connect/contract/work/openingWarnings'
import { Notice, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Signs of fraud. Learners are warned of the same ones. */
export function Signs({ warnings }: { warnings: OpeningWarning[] }) {
  const t = useT()
  if (warnings.length === 0) return null
  return (
    <Notice tone="warning">
      <Stack $gap={2}>
        <strong>{t('admin.openings.warned')}</strong>
        <Stack as="ul" $gap={1}>
          {warnings.map((warning) => (
            <li key={warning}>{t(`admin.openings.sign.${warning}`)}</li>
          ))}
        </Stack>
      </Stack>
    </Notice>
  )
}
