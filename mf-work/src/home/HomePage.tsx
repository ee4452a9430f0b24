import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import styles from './HomePage.module.css'

export default function HomePage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('work.home.title')}</PageTitle>
      <header className={styles.intro}>
        <Title>{t('work.home.title')}</Title>
        <Lead>{t('work.home.lead')}</Lead>
      </header>
    </AreaPage>
  )
}
