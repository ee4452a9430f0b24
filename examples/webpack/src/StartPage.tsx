import { useFlag } from '@mentor-connect/contract/flags'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Button } from '@mentor-connect/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useT } from './messages/useT'
import sign from './sign.svg'
import styles from './StartPage.module.css'

export default function StartPage() {
  const t = useT()
  const [count, setCount] = useState(0)
  const hasSteps = useFlag('webpackarea.steps')
  return (
    <div className={styles.page}>
      <PageTitle>{t('example.title')}</PageTitle>
      <img className={styles.sign} src={sign} alt="" width="48" height="48" />
      <h1>{t('example.title')}</h1>
      <p role="status">{t('example.pressed', { count })}</p>
      <Button onClick={() => setCount(count + 1)}>+1</Button>
      {hasSteps && <Button onClick={() => setCount(count + 10)}>+10</Button>}
      <Link to="details">{t('example.more')}</Link>
    </div>
  )
}
