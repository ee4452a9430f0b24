import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Lead, Row, Title } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useT } from '../messages/useT'
import { OwnOpenings } from './OwnOpenings'

/** The openings that a mentor posts. */
export default function OwnOpeningsPage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('openings.own.title')}</PageTitle>
      <Row $between $gap={4}>
        <header>
          <Title>{t('openings.own.title')}</Title>
          <Lead>{t('openings.own.lead')}</Lead>
        </header>
        <ButtonLink to={paths.mentorArea.newOpening}>
          <Plus size={18} aria-hidden />
          {t('openings.own.new')}
        </ButtonLink>
      </Row>
      <OwnOpenings />
    </AreaPage>
  )
}
