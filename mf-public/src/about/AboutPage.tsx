import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { ButtonLink, CardGrid, Container, CoverLink, Row, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { PagePart } from '../page-layout/PagePart'
import { IconCard } from '../page-layout/IconCard'
import { PageHeader } from '../page-layout/PageHeader'
import { Section } from '../page-layout/Section'
import { RoadIllustration } from './RoadIllustration'
import { keyServices, moreSupport, type Service } from './services'

export default function AboutPage() {
  const t = useT()
  return (
    <>
      <PageTitle>{t('public.nav.about')}</PageTitle>
      <Opening>
        <PageHeader title={t('public.about.title')} intro={t('public.about.intro')}>
          <Row>
            <ButtonLink to={paths.signUp}>{t('public.about.start')}</ButtonLink>
          </Row>
        </PageHeader>
        <RoadIllustration />
      </Opening>
      <Section tone="raised" title={t('public.about.services')} intro={t('public.about.servicesIntro')}>
        <PagePart>
          <ServiceCards services={keyServices} />
        </PagePart>
      </Section>
      <Section title={t('public.about.more')} intro={t('public.about.moreIntro')}>
        <PagePart>
          <ServiceCards services={moreSupport} tone="accent" />
        </PagePart>
      </Section>
    </>
  )
}

function ServiceCards({ services, tone }: { services: Service[]; tone?: 'accent' }) {
  const t = useT()
  return (
    <CardGrid>
      {services.map(({ id, icon, to }) => (
        <li key={id}>
          <IconCard
            icon={icon}
            tone={tone}
            title={<CoverLink to={to}>{t(`public.about.${id}`)}</CoverLink>}
            text={t(`public.about.${id}Text`)}
          />
        </li>
      ))}
    </CardGrid>
  )
}

const Opening = styled(Container)`
  display: grid;
  align-items: center;
  gap: ${space[8]};
  padding-block: ${space[10]};

  svg {
    width: 100%;
    max-width: 32rem;
    justify-self: center;
  }
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: ${space[10]};
    padding-block: ${space[12]};
  }
`
