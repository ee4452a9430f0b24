export type HairStyle = 'short' | 'long' | 'bun' | 'bob' | 'turban'

export function HairBehind({ style, fill }: { style: HairStyle; fill: string }) {
  if (style === 'long')
    return <path d="M36 46c0-22 12-30 24-30s24 8 24 30l3 46c-8 4-15 3-18-2H51c-3 5-10 6-18 2Z" fill={fill} />
  if (style === 'bob')
    return <path d="M35 48c0-23 12-31 25-31s25 8 25 31l1 24c-6 4-13 3-16-1H50c-3 4-10 5-16 1Z" fill={fill} />
  if (style === 'bun') return <circle cx="60" cy="19" r="11" fill={fill} />
  return null
}

export function HairInFront({ style, fill, wrap }: { style: HairStyle; fill: string; wrap: string }) {
  if (style === 'turban')
    return (
      <>
        <path d="M37 43c-3-20 10-30 23-30s26 10 23 30c-8-8-15-10-23-10s-15 2-23 10Z" fill={wrap} />
        <path
          d="M41 32c8-9 20-13 33-14M46 37c8-8 18-12 32-12"
          fill="none"
          stroke="#fff"
          strokeOpacity=".35"
          strokeWidth="2"
        />
      </>
    )
  if (style === 'short')
    return (
      <path
        d="M38 52c-4-23 9-32 24-31 15 0 24 10 20 31-1-8-4-12-8-14-9 3-20 2-28-1-4 3-7 8-8 15Z"
        fill={fill}
      />
    )
  return <path d="M38 50c0-20 10-27 22-27s22 7 22 27c-9-2-17-7-21-14-4 7-13 12-23 14Z" fill={fill} />
}
