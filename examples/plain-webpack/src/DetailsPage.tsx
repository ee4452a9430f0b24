import { useLingui } from '@lingui/react'
import { Link } from 'react-router-dom'

export default function DetailsPage() {
  const { _: t } = useLingui()
  return (
    <>
      <title>{t('plain.details')}</title>
      <h1>{t('plain.details')}</h1>
      <Link to=".." relative="path">
        {t('plain.back')}
      </Link>
    </>
  )
}
