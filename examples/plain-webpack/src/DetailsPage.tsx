import { useLingui } from '@lingui/react'
import { Link } from 'react-router-dom'

export default function DetailsPage() {
  const { _: t } = useLingui()
  return (
    <>
      <title>{t('example.details')}</title>
      <h1>{t('example.details')}</h1>
      <Link to=".." relative="path">
        {t('example.back')}
      </Link>
    </>
  )
}
