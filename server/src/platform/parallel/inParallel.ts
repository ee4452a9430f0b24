/**
 * Calls `act` for each item, with at most `atOnce` calls at the same time. Items may be added to the list in
 * the meantime.
 */
export async function inParallel<Item>(
  items: Item[],
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < items.length) {
      const item = items[next]!
      next += 1
      await act(item)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
