const rows = [
  { y: 92, chosen: 1 },
  { y: 128, chosen: 0 },
  { y: 164, chosen: 3 },
  { y: 200, chosen: 2 },
  { y: 236, chosen: null },
]

/** Drawing of an answer sheet, filled in as far as the fourth question. */
export function PaperDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 300" aria-hidden className={className}>
      <rect x="44" y="26" width="240" height="258" rx="10" className="fill-sunken stroke-hairline" />
      <rect x="30" y="14" width="240" height="258" rx="10" className="fill-surface stroke-edge" />
      <rect x="54" y="38" width="110" height="10" rx="5" className="fill-ink" />
      <rect x="54" y="56" width="70" height="8" rx="4" className="fill-hairline" />
      <rect x="196" y="36" width="50" height="26" rx="6" className="fill-primary-soft" />
      <path d="M206 49h30" className="stroke-primary" strokeWidth="4" strokeLinecap="round" />
      {rows.map(({ y, chosen }, index) => (
        <g key={y}>
          <rect x="54" y={y - 5} width={44 + ((index * 17) % 30)} height="10" rx="5" className="fill-hairline" />
          {[0, 1, 2, 3].map((option) => (
            <circle
              key={option}
              cx={150 + option * 30}
              cy={y}
              r="10"
              strokeWidth="2"
              className={option === chosen ? 'fill-primary stroke-primary' : 'fill-surface stroke-edge'}
            />
          ))}
        </g>
      ))}
      <path d="m252 232 22-62 14 5-22 62-13 10z" className="fill-accent" />
      <path d="m253 247-1-15 14 5z" className="fill-ink" />
    </svg>
  )
}
