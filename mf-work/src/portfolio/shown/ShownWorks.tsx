import type { Portfolio } from '@mentor-connect/contract/work/portfolio'
import { languageOf } from '@mentor-connect/i18n'
import { Card, CardTitle, Stack, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { OutsideLink } from './OutsideLink'

/** The works that a learner has chosen to show. */
export function ShownWorks({ works }: { works: Portfolio['works'] }) {
  const t = useT()
  return (
    <Grid>
      {works.map(({ title, text, link }, index) => (
        // The index serves as key, because two works may have the same title.
        <Card as="li" key={index}>
          <Stack $gap={2}>
            <CardTitle lang={languageOf(title)}>{title}</CardTitle>
            {text && <Text lang={languageOf(text)}>{text}</Text>}
            {link && <OutsideLink href={link}>{t('portfolio.page.open', { title })}</OutsideLink>}
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[4]};
  overflow-wrap: anywhere;
`

const Text = styled.p`
  white-space: pre-line;
`
