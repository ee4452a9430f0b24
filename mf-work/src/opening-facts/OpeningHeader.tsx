import type { Opening } from '@mentor-connect/contract/work/openings'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Lead, Row, Small, Stack, Tag, Title } from '@mentor-connect/ui'
import { useT } from './messages/useT'

interface OpeningHeaderProps {
  opening: Pick<Opening, 'title' | 'employer' | 'kind' | 'language' | 'postedAt'>
}

/** Title, employer and kind of an opening. */
export function OpeningHeader({ opening }: OpeningHeaderProps) {
  const t = useT()
  const { longDate } = useFormats()
  const { title, employer, kind, language, postedAt } = opening
  return (
    <Stack as="header" $gap={3}>
      <Row $gap={3}>
        <Tag>{t(`openings.kind.${kind}`)}</Tag>
        <Small>{t('openings.one.posted', { date: longDate(postedAt) })}</Small>
      </Row>
      <Stack $gap={1}>
        <Title lang={languageOf(title, language)}>{title}</Title>
        <Lead lang={languageOf(employer.name, language)}>{employer.name}</Lead>
      </Stack>
    </Stack>
  )
}
