import { languageOf } from '@mentor-connect/i18n'
import { Small, color, font, media, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import { useFieldName } from '../useFieldName'
import type { Difference } from './courseDifferences'

export function DifferenceList({ differences }: { differences: Difference[] }) {
  const t = useT()
  const nameOf = useFieldName()
  const labelOf = ({ part }: Difference) =>
    typeof part === 'object' ? t('mentor.form.module.heading', { n: part.module + 1 }) : nameOf(part)

  if (differences.length === 0) return <p>{t('mentor.form.conflict.same')}</p>
  return (
    <List>
      {differences.map((difference) => (
        <li key={JSON.stringify(difference.part)}>
          <Part>{labelOf(difference)}</Part>
          <Sides>
            <Side label={t('mentor.form.conflict.mine')} lines={difference.mine} />
            <Side label={t('mentor.form.conflict.saved')} lines={difference.saved} />
          </Sides>
        </li>
      ))}
    </List>
  )
}

function Side({ label, lines }: { label: string; lines: string[] }) {
  const t = useT()
  const shown = lines.filter(Boolean)
  return (
    <Box>
      <Small>{label}</Small>
      {shown.length === 0 && <p>{t('mentor.form.conflict.nothing')}</p>}
      {shown.map((line, index) => (
        <p key={index} lang={languageOf(line)}>
          {line}
        </p>
      ))}
    </Box>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
`

const Part = styled.h3`
  margin-bottom: ${space[2]};
  font-size: ${font.size.body};
`

const Sides = styled.div`
  display: grid;
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Box = styled.div`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`
