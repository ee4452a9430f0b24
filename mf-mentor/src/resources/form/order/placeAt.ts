interface Extent {
  top: number
  bottom: number
}

/**
 * The index of a dragged item: after every neighbour whose middle the pointer has passed.
 * Items of different heights do not make it jump to and fro.
 */
export function placeAt(items: Extent[], held: number, y: number): number {
  let place = held
  while (items[place + 1] && y > middle(items[place + 1]!)) place += 1
  while (items[place - 1] && y < middle(items[place - 1]!)) place -= 1
  return place
}

function middle({ top, bottom }: Extent): number {
  return (top + bottom) / 2
}
