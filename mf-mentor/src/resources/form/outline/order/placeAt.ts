interface Extent {
  top: number
  bottom: number
}

/**
 * The index of a dragged item: after every neighbour whose middle the pointer has passed, so that items of different
 * heights do not swap back and forth.
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
