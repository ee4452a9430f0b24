import { useFormats } from '@mentor-connect/i18n'
import { color, font, radius, space } from '@mentor-connect/ui'
import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

interface StatProps {
  icon: LucideIcon
  value: number
  label: string
}

/** A figure; must be inside a `<dl>`. */
export function Stat({ icon: Icon, value, label }: StatProps) {
  const { number } = useFormats()
  return (
    <Tile>
      <dt>{label}</dt>
      <dd>
        <Icon size={22} aria-hidden />
        {number(value)}
      </dd>
    </Tile>
  )
}

const Tile = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space[1]};
  padding: ${space[4]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  color: ${color.text};

  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
    line-height: 1.4;
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
    font-size: ${font.size.h2};
    font-weight: ${font.weight.bold};
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
`
