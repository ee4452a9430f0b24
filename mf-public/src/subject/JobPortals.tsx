import { CardGrid, CoverLink, SectionTitle, Stack, VisuallyHidden, space } from '@mentor-connect/ui'
import { ExternalLink, Globe } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { IconCard } from '../page-layout/IconCard'

/** External job portals. Their descriptions are messages with these ids. */
export const jobPortals = [
  { id: 'ncs', name: 'National Career Service', url: 'https://www.ncs.gov.in/' },
  { id: 'apprenticeship', name: 'Apprenticeship India', url: 'https://www.apprenticeshipindia.gov.in/' },
  { id: 'naukri', name: 'Naukri', url: 'https://www.naukri.com/' },
  { id: 'linkedin', name: 'LinkedIn Jobs', url: 'https://www.linkedin.com/jobs/' },
  { id: 'indeed', name: 'Indeed India', url: 'https://in.indeed.com/' },
  { id: 'internshala', name: 'Internshala', url: 'https://internshala.com/' },
] as const

/** The external job portals. */
export function JobPortals() {
  const t = useT()
  return (
    <Stack as="section" $gap={6}>
      <SectionTitle>{t('public.subject.portals')}</SectionTitle>
      <CardGrid>
        {jobPortals.map(({ id, name, url }) => (
          <li key={id}>
            <IconCard
              icon={Globe}
              title={
                <Outbound to={url} target="_blank" rel="noopener noreferrer">
                  {name}
                  <ExternalLink size={18} aria-hidden />
                  <VisuallyHidden> {t('public.newTab')}</VisuallyHidden>
                </Outbound>
              }
              text={t(`public.subject.portal.${id}`)}
            />
          </li>
        ))}
      </CardGrid>
    </Stack>
  )
}

const Outbound = styled(CoverLink)`
  svg {
    display: inline;
    margin-inline-start: ${space[2]};
    vertical-align: -0.1em;
  }
`
