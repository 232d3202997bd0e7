/** Stripes over a colour, so that a part of a chart differs by more than its hue. `fill` is the class of the ground. */
export const Hatch = ({ id, fill }: { id: string; fill: string }) => (
  <defs>
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" className={fill} />
      <line x1="0" y1="0" x2="0" y2="5" strokeWidth="3" className="stroke-surface" />
    </pattern>
  </defs>
)
