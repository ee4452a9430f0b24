import { paths } from '@mentor-connect/contract/remote'
import { CardGrid, CoverLink, SectionTitle, Stack } from '@mentor-connect/ui'
import { Briefcase, Route } from 'lucide-react'
import { IconCard } from '../page-layout/IconCard'
import { useT } from './messages/useT'

/** The ways to work that the product offers itself. Their texts are messages with these ids. */
const HERE = [
  { id: 'openings', to: paths.openings, icon: Briefcase },
  { id: 'paths', to: paths.skillPaths, icon: Route },
] as const

/** The product's own openings and skill paths. */
export function OwnOffers() {
  const t = useT()
  return (
    <Stack as="section" $gap={6}>
      <SectionTitle>{t('public.subject.here')}</SectionTitle>
      <CardGrid>
        {HERE.map(({ id, to, icon }) => (
          <li key={id}>
            <IconCard
              icon={icon}
              title={<CoverLink to={to}>{t(`public.subject.${id}`)}</CoverLink>}
              text={t(`public.subject.${id}Text`)}
            />
          </li>
        ))}
      </CardGrid>
    </Stack>
  )
}
