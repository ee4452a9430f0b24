import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Row, SectionTitle, Stack, Title } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

const PARTS = ['what', 'scores', 'careers', 'limits', 'data'] as const

/** Explains what the interest test measures, and what it cannot tell. */
export default function MethodPage() {
  const t = useT()
  return (
    <AreaPage>
      <PageTitle>{t('learner.method.title')}</PageTitle>
      <Title>{t('learner.method.title')}</Title>
      {PARTS.map((part) => (
        <Stack as="section" key={part} $gap={2}>
          <SectionTitle>{t(`learner.method.${part}`)}</SectionTitle>
          <Text>{t(`learner.method.${part}Text`)}</Text>
        </Stack>
      ))}
      <Row>
        <ButtonLink to={paths.learner.assessment} $variant="secondary">
          {t('learner.method.back')}
        </ButtonLink>
      </Row>
    </AreaPage>
  )
}

const Text = styled.p`
  max-width: 42rem;
`
