import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'

export default function StartPage() {
  const { _: t } = useLingui()
  const [count, setCount] = useState(0)
  return (
    <>
      <title>{t('example.title')}</title>
      <h1>{t('example.title')}</h1>
      <p role="status">
        {t('example.pressed')}: {count}
      </p>
      <button onClick={() => setCount(count + 1)}>+1</button>
      <Link to="details">{t('example.more')}</Link>
    </>
  )
}
