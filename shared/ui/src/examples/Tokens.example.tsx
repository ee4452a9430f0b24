import styled from 'styled-components'
import { Small, Stack } from '../layout'
import { color, radius, space } from '../theme'
import { useExampleT } from './useExampleT'

/** The design tokens by name. An area takes every colour, space and corner from them. */
export function Tokens() {
  const t = useExampleT()
  return (
    <Stack>
      <h3>{t('example.colours')}</h3>
      <Samples>
        {Object.entries(color).map(([name, value]) => (
          <li key={name}>
            <Swatch style={{ background: value }} />
            <Small as="code">{name}</Small>
          </li>
        ))}
      </Samples>
      <h3>{t('example.spaces')}</h3>
      <Samples>
        {Object.entries(space).map(([name, width]) => (
          <li key={name}>
            <Bar style={{ width }} />
            <Small as="code">{`space[${name}]`}</Small>
          </li>
        ))}
      </Samples>
      <h3>{t('example.radii')}</h3>
      <Samples>
        {Object.entries(radius).map(([name, borderRadius]) => (
          <li key={name}>
            <Swatch style={{ borderRadius }} />
            <Small as="code">{name}</Small>
          </li>
        ))}
      </Samples>
    </Stack>
  )
}

const Samples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space[3]};
  padding: 0;
  list-style: none;
`

const Swatch = styled.div`
  height: ${space[8]};
  border: 1px solid ${color.control};
  border-radius: ${radius.small};
`

const Bar = styled.div`
  height: ${space[3]};
  background: ${color.primary};
`
