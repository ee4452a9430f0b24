import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, Lead, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'
import { PlacesCard } from './PlacesCard'

/** A page with only the mentor's number of places, to which notifications link. */
export default function PlacesPage() {
  const t = useT()
  const { side, mentorships } = useSide()
  return (
    <AreaPage>
      <PageTitle>{t('mentorship.places.title')}</PageTitle>
      <BackTo to={mentorships}>{t('mentorship.list.title')}</BackTo>
      <header>
        <Title>{t('mentorship.places.page')}</Title>
        <Lead>{t(side === 'mentor' ? 'mentorship.places.lead' : 'mentorship.places.mentorsOnly')}</Lead>
      </header>
      {side === 'mentor' && <PlacesCard />}
    </AreaPage>
  )
}
