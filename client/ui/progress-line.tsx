type Props = { value: number; max: number; /** Progress in words: "3 of 8 done". */ text: string }

/** Thin bar of a student's progress with its words. */
export function ProgressLine({ value, max, text }: Props) {
  return (
    <span className="flex items-center gap-3">
      <progress value={value} max={max} aria-label={text} className="progress h-1.5 min-w-0 grow" />
      <span className="tabular shrink-0 text-ink">{text}</span>
    </span>
  )
}
