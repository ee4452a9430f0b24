import type { ComponentType } from 'react'
import { GlobalStyle } from '../GlobalStyle'
import { LanguageSwitch } from '../LanguageSwitch'
import { Card, Container, Lead, Row, SectionTitle, Stack, Title } from '../layout'
import { ThemeSwitch } from '../ThemeSwitch'
import { Additions } from './Additions.example'
import { Buttons } from './Buttons.example'
import { Facts } from './Facts.example'
import { Fields } from './Fields.example'
import { Notices } from './Notices.example'
import { Tokens } from './Tokens.example'
import { useExampleT, type ExampleTextId } from './useExampleT'

/** Title → its example. */
export const EXAMPLES: [ExampleTextId, ComponentType][] = [
  ['example.buttons', Buttons],
  ['example.fields', Fields],
  ['example.notices', Notices],
  ['example.facts', Facts],
  ['example.tokens', Tokens],
  ['example.additions', Additions],
]

/** All examples on one page, whose language and theme can be switched. */
export function ExamplesPage() {
  const t = useExampleT()
  return (
    <Container as="main">
      <GlobalStyle />
      <Stack>
        <Row>
          <LanguageSwitch />
          <ThemeSwitch />
        </Row>
        <Title>{t('example.title')}</Title>
        <Lead>{t('example.about', { packages: '@mentor-connect/ui' })}</Lead>
        {EXAMPLES.map(([title, Example]) => (
          <Card key={title} as="section" aria-labelledby={title}>
            <Stack>
              <SectionTitle id={title}>{t(title)}</SectionTitle>
              <Example />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Container>
  )
}
