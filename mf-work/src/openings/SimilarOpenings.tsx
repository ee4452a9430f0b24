import type { OpeningSummary } from '@mentor-connect/contract/work/openings'
import { SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'
import { OpeningCard } from './OpeningCard'
import { OpeningGrid } from './OpeningGrid'

export function SimilarOpenings({ openings }: { openings: OpeningSummary[] }) {
  const t = useT()
  if (openings.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="similar-openings" $gap={4}>
      <SectionTitle id="similar-openings">{t('openings.one.similar')}</SectionTitle>
      <OpeningGrid>
        {openings.map((opening) => (
          <li key={opening._id}>
            <OpeningCard opening={opening} level={3} />
          </li>
        ))}
      </OpeningGrid>
    </Stack>
  )
}
