import { color } from '@mentor-connect/ui'
import { UsersRound } from 'lucide-react'
import styled from 'styled-components'

/** The sign of a room, in place of a portrait. */
export function RoomPicture() {
  return (
    <Circle aria-hidden>
      <UsersRound size={24} />
    </Circle>
  )
}

const Circle = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primary};
`
