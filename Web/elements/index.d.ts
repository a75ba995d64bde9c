// What the elements have. Made from their tables: UPDATE_GOLDENS=1 with the tests of the package writes it.

export type Role = 'tint' | 'surface' | 'background' | 'label' | 'line' | 'dot' | 'highlight' | 'backdrop' | 'control' | 'on-tint';
/** A role of the kit, or any colour of CSS. */
export type Paint = Role | (string & {});
/** What an event of a component says: when, in seconds, and a number where there is one. */
export interface Detail { t: number; value?: number; replayed: boolean }

/** What was done to a component: what `elastic render --gesture` takes. Seconds and points from its start and its corner. */
export interface Recording {
  version: 1; component: string; size: [number, number]; content?: string; events: { t: number; [key: string]: unknown }[];
}
/** The component behind an element: its clock, and what was done to it. Dispatches `frame`, `input`, `reset` and `clock`. */
export interface Host extends EventTarget {
  /** How many times as fast as usual it moves. */
  rate: number;
  paused: boolean;
  /** Whether nothing moves and nothing is awaited. */
  readonly resting: boolean;
  /** What was done since it was last at rest. */
  readonly log: Recording;
  /** Seconds that what was done last, or is played, goes on for. */
  readonly duration: number;
  /** Begins a recording, from a new component with the settings there are. */
  record(): void;
  stopRecording(): Recording;
  /** Plays a recording, or what was done last, without events of the element; the next input ends it. */
  play(recording?: Recording): void;
  /** Shows a recording, or what was done last, at one time. */
  seek(seconds: number, recording?: Recording): void;
  /** Begins anew and live, with the settings and attributes there are. */
  reset(): void;
}

/** What all elements have; each setting is an attribute and a custom property, `--elastic-…`, too. */
export class ElasticElement extends HTMLElement {
  /** Fulfilled when the component is there. */
  readonly ready: Promise<this>;
  /** The component's host while the element is on a page. */
  readonly elastic: Host | null;
  readonly state: string;
  /** Does what a screen reader's action does: what a drag would. */
  activate(): void;
}

export interface ElasticRefreshEvents {
  'armed': CustomEvent<Detail>;
  'disarmed': CustomEvent<Detail>;
  'refresh': CustomEvent<Detail & { waitUntil(promise: PromiseLike<unknown>): void }>;
  'load-more': CustomEvent<Detail & { waitUntil(promise: PromiseLike<unknown>): void }>;
  'ended': CustomEvent<Detail>;
  'cancelled': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<elastic-refresh>` */
export class ElasticRefresh extends ElasticElement {
  readonly state: '' | 'stopped' | 'dragging' | 'bouncing' | 'loading' | 'stopping' | 'disabled' | 'no-more-data';
  disabled: boolean;
  refreshing: boolean;
  label: string;
  beginRefreshing(): void;
  endRefreshing(): void;
  noMoreData(): void;
  moreData(): void;
  disable(): void;
  enable(): void;
  cancel(): void;
  /** A look and feel; what an attribute or CSS sets counts before it.
   * - `classic`: DGElasticPullToRefresh: a thin white circle on the tint.
   * - `calm`: Slow and soft, without a swing.
   * - `snappy`: Quick, with hardly a swing.
   * - `jelly`: Soft: it wobbles far and long.
   */
  get preset(): '' | 'classic' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'calm' | 'snappy' | 'jelly' | null);
  /** The side content is pulled away from. Default: top. */
  get edge(): 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  set edge(value: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null);
  /** What a pull asks for. Default: automatic. */
  get purpose(): 'automatic' | 'refresh' | 'load-more';
  set purpose(value: 'automatic' | 'refresh' | 'load-more' | null);
  /** How it bends: as the originals, or without kinks. Default: classic. */
  get profile(): 'classic' | 'smooth';
  set profile(value: 'classic' | 'smooth' | null);
  /** The pull from which on a release refreshes. 1 to 1000 pt. Default: 95. */
  get triggerOffset(): number;
  set triggerOffset(value: number | null);
  /** The room kept free while loading. 0 to 1000 pt. Default: 50. */
  get loadingInset(): number;
  set loadingInset(value: number | null);
  /** The highest wave. 0 to 1000 pt. Default: 70. */
  get maximumWave(): number;
  set maximumWave(value: number | null);
  /** Points of wave a point of pull. 0 to 1. Default: 0.5333333333333333. */
  get waveRatio(): number;
  set waveRatio(value: number | null);
  /** How long the release bounces. 0.01 to 10 s. Default: 0.9. */
  get settlingDuration(): number;
  set settlingDuration(value: number | null);
  /** How soon the bounces die. 0.01 to 1. Default: 0.43. */
  get dampingRatio(): number;
  set dampingRatio(value: number | null);
  /** How long the content takes to its place. 0 to 10 s. Default: 0.36. */
  get insetDuration(): number;
  set insetDuration(value: number | null);
  /** How long everything takes back to rest. 0 to 10 s. Default: 0.4. */
  get stopDuration(): number;
  set stopDuration(value: number | null);
  /** How long loading shows at least. 0 to 60 s. Default: 0. */
  get minimumVisibleTime(): number;
  set minimumVisibleTime(value: number | null);
  /** What a pull beyond the trigger does. Default: free. */
  get overPull(): 'free' | 'rubber-band';
  set overPull(value: 'free' | 'rubber-band' | null);
  /** How hard the rubber band is. 0.05 to 1. Default: 0.55. */
  get rubberBand(): number;
  set rubberBand(value: number | null);
  /** How far a finger travels before it is claimed. 0 to 100 pt. Default: 10. */
  get claimDistance(): number;
  set claimDistance(value: number | null);
  /** The most sideways travel that is still a pull. 0.1 to 100. Default: 2. */
  get claimSlope(): number;
  set claimSlope(value: number | null);
  /** What shows that something happens. Default: circle. */
  get indicator(): 'circle' | 'none' | 'custom';
  set indicator(value: 'circle' | 'none' | 'custom' | null);
  /** The indicator's width and height. 0 to 1000 pt. Default: 30. */
  get indicatorSize(): number;
  set indicatorSize(value: number | null);
  /** Its largest distance from the edge. 0 to 1000 pt. Default: 10. */
  get indicatorMargin(): number;
  set indicatorMargin(value: number | null);
  /** The circle's line. 0.1 to 100 pt. Default: 2.5. */
  get indicatorLineWidth(): number;
  set indicatorLineWidth(value: number | null);
  /** How much of the circle closes when fully pulled. 0 to 1. Default: 0.9. */
  get indicatorArc(): number;
  set indicatorArc(value: number | null);
  /** How far over-pull turns the circle. -3600 to 3600 °. Default: 200. */
  get indicatorTurn(): number;
  set indicatorTurn(value: number | null);
  /** How long a turn takes while loading. 0.05 to 60 s. Default: 1. */
  get spinPeriod(): number;
  set spinPeriod(value: number | null);
  /** What the wave is made of. Default: tint. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** What lies behind the wave. Default: #00000000. */
  get background(): Paint;
  set background(value: Paint | null);
  /** The circle's colour. Default: on-tint. */
  get indicatorColor(): Paint;
  set indicatorColor(value: Paint | null);
  /** Whether the control points show. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof ElasticRefreshEvents>(type: K, listener: (this: ElasticRefresh, event: ElasticRefreshEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ElasticRefreshEvents>(type: K, listener: (this: ElasticRefresh, event: ElasticRefreshEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface ElasticShapeEvents {
  'activated': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  'cancelled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<elastic-shape>` */
export class ElasticShape extends ElasticElement {
  readonly state: '' | 'rest' | 'dragging' | 'settling';
  disabled: boolean;
  d: string;
  label: string;
  poke(): void;
  cancel(): void;
  disable(): void;
  enable(): void;
  /** A look and feel; what an attribute or CSS sets counts before it.
   * - `button`: A button: a rounded rectangle that sinks where it is poked.
   * - `calm`: Slow and soft, without a swing.
   * - `snappy`: Quick, with hardly a swing.
   * - `jelly`: Soft: it wobbles far and long.
   */
  get preset(): '' | 'button' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'button' | 'calm' | 'snappy' | 'jelly' | null);
  /** What it is for. Default: ornament. */
  get purpose(): 'ornament' | 'button';
  set purpose(value: 'ornament' | 'button' | null);
  /** The corners of the rectangle it is without a path. 0 to 1000 pt. Default: 48. */
  get cornerRadius(): number;
  set cornerRadius(value: number | null);
  /** The room around it, as a share of the frame's shorter side. 0 to 0.45. Default: 0.15. */
  get margin(): number;
  set margin(value: number | null);
  /** How many pieces its outline has at least; 0 as it was given. 0 to 200. Default: 64. */
  get pieces(): number;
  set pieces(value: number | null);
  /** How far a finger reaches, as a share of the longer side. 0.05 to 4. Default: 0.45. */
  get reach(): number;
  set reach(value: number | null);
  /** How deep a poke sinks. 0 to 200 pt. Default: 10. */
  get pokeDepth(): number;
  set pokeDepth(value: number | null);
  /** How long it wobbles. 0.01 to 10 s. Default: 1.2. */
  get settlingDuration(): number;
  set settlingDuration(value: number | null);
  /** How soon the wobbling dies. 0.01 to 1. Default: 0.25. */
  get dampingRatio(): number;
  set dampingRatio(value: number | null);
  /** Whether its area stays the same while it is deformed. Default: false. */
  get keepsArea(): boolean;
  set keepsArea(value: boolean | null);
  /** How far outside of it a finger may touch down. 0 to 100000 pt. Default: 100000. */
  get touchMargin(): number;
  set touchMargin(value: number | null);
  /** How far a finger travels before it is claimed. 0 to 100 pt. Default: 10. */
  get claimDistance(): number;
  set claimDistance(value: number | null);
  /** Its inside. Default: tint. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** Its line. Default: line. */
  get lineColor(): Paint;
  set lineColor(value: Paint | null);
  /** How thick its line is, whatever the frame. 0 to 100 pt. Default: 0. */
  get lineWidth(): number;
  set lineWidth(value: number | null);
  /** Whether the control points show. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof ElasticShapeEvents>(type: K, listener: (this: ElasticShape, event: ElasticShapeEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ElasticShapeEvents>(type: K, listener: (this: ElasticShape, event: ElasticShapeEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface ElasticSurfaceEvents {
  'settled': CustomEvent<Detail>;
  'cancelled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<elastic-surface>` */
export class ElasticSurface extends ElasticElement {
  readonly state: '' | 'rest' | 'dragging' | 'settling';
  disabled: boolean;
  label: string;
  cancel(): void;
  disable(): void;
  enable(): void;
  /** A look and feel; what an attribute or CSS sets counts before it.
   * - `classic`: The bounce view of the tutorial.
   * - `objective-c`: Its Objective-C port: its crest goes as far as the finger; past 150 points it stands still.
   * - `calm`: Slow and soft, without a swing.
   * - `snappy`: Quick, with hardly a swing.
   * - `jelly`: Soft: it wobbles far and long.
   */
  get preset(): '' | 'classic' | 'objective-c' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'objective-c' | 'calm' | 'snappy' | 'jelly' | null);
  /** The side it hangs from. Default: top. */
  get edge(): 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  set edge(value: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null);
  /** How it bends: as the originals, or without kinks. Default: classic. */
  get profile(): 'classic' | 'smooth';
  set profile(value: 'classic' | 'smooth' | null);
  /** How deep it is at rest. 0 to 2000 pt. Default: 50. */
  get minimumHeight(): number;
  set minimumHeight(value: number | null);
  /** The highest wave. 0 to 1000 pt. Default: 100. */
  get maximumWave(): number;
  set maximumWave(value: number | null);
  /** How much of a pull goes into the wave. 0 to 1. Default: 0.6. */
  get waveRatio(): number;
  set waveRatio(value: number | null);
  /** How long it bounces. 0.01 to 10 s. Default: 0.9. */
  get settlingDuration(): number;
  set settlingDuration(value: number | null);
  /** How soon the bounces die. 0.01 to 1. Default: 0.57. */
  get dampingRatio(): number;
  set dampingRatio(value: number | null);
  /** What a pull beyond the highest wave does. Default: free. */
  get overPull(): 'free' | 'rubber-band';
  set overPull(value: 'free' | 'rubber-band' | null);
  /** How hard the rubber band is. 0.05 to 1. Default: 0.55. */
  get rubberBand(): number;
  set rubberBand(value: number | null);
  /** The travel from which on it stops following. 1 to 100000 pt. Default: 100000. */
  get travelLimit(): number;
  set travelLimit(value: number | null);
  /** Where the crest stands. Default: under-finger. */
  get crest(): 'under-finger' | 'by-travel';
  set crest(value: 'under-finger' | 'by-travel' | null);
  /** How far a finger travels before it is claimed. 0 to 100 pt. Default: 10. */
  get claimDistance(): number;
  set claimDistance(value: number | null);
  /** What it is made of. Default: #394359ff. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** Whether the control points show. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  /** The colours of the control points. Default: red. */
  get controlPointColors(): 'red' | 'spectrum';
  set controlPointColors(value: 'red' | 'spectrum' | null);
  addEventListener<K extends keyof ElasticSurfaceEvents>(type: K, listener: (this: ElasticSurface, event: ElasticSurfaceEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ElasticSurfaceEvents>(type: K, listener: (this: ElasticSurface, event: ElasticSurfaceEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface FlowingMenuEvents {
  'opening': CustomEvent<Detail>;
  'opened': CustomEvent<Detail>;
  'closing': CustomEvent<Detail>;
  'closed': CustomEvent<Detail>;
  'slide': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  'cancelled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<flowing-menu>` */
export class FlowingMenu extends ElasticElement {
  readonly state: '' | 'closed' | 'dragging' | 'opening' | 'open' | 'closing';
  open: boolean;
  back: boolean;
  label: string;
  show(): void;
  close(): void;
  toggle(): void;
  cancel(): void;
  restore(): void;
  disable(): void;
  enable(): void;
  /** A look and feel; what an attribute or CSS sets counts before it.
   * - `classic`: FlowingMenu: in two stages, closed past a fifth of its width.
   * - `calm`: Slow and soft, without a swing.
   * - `snappy`: Quick, with hardly a swing.
   * - `jelly`: Soft: it wobbles far and long.
   */
  get preset(): '' | 'classic' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'calm' | 'snappy' | 'jelly' | null);
  /** The side it opens from. Default: start. */
  get edge(): 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  set edge(value: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | null);
  /** How the edge bends: as the original's, or without kinks. Default: classic. */
  get profile(): 'classic' | 'smooth';
  set profile(value: 'classic' | 'smooth' | null);
  /** How the bubble that shows the menu opens. Default: smooth. */
  get bubble(): 'classic' | 'smooth';
  set bubble(value: 'classic' | 'smooth' | null);
  /** Whether the bubble waits for the release. Default: false. */
  get opensInStages(): boolean;
  set opensInStages(value: boolean | null);
  /** How wide the menu is, as a share of the view. 0.05 to 1. Default: 0.6666666666666666. */
  get menuWidth(): number;
  set menuWidth(value: number | null);
  /** How wide the menu is; 0 leaves it to the share. 0 to 10000 pt. Default: 0. */
  get menuPoints(): number;
  set menuPoints(value: number | null);
  /** The widest the menu gets. 1 to 100000 pt. Default: 100000. */
  get maximumWidth(): number;
  set maximumWidth(value: number | null);
  /** Where a touch may begin that opens it. Default: edge. */
  get opensFrom(): 'edge' | 'anywhere' | 'nowhere';
  set opensFrom(value: 'edge' | 'anywhere' | 'nowhere' | null);
  /** How deep the edge is that can be touched. 0 to 1000 pt. Default: 32. */
  get edgeWidth(): number;
  set edgeWidth(value: number | null);
  /** How much of the travel the whole edge follows. 0 to 1. Default: 0.09. */
  get baseRatio(): number;
  set baseRatio(value: number | null);
  /** How much of the travel goes into the wave. 0 to 1. Default: 0.9. */
  get waveRatio(): number;
  set waveRatio(value: number | null);
  /** How much of the travel goes into the wave of an open menu. 0 to 1. Default: 0.3. */
  get closingWaveRatio(): number;
  set closingWaveRatio(value: number | null);
  /** The share of its width past which it opens. 0.05 to 0.95. Default: 0.5. */
  get openThreshold(): number;
  set openThreshold(value: number | null);
  /** The share of its width past which it closes. 0.05 to 0.95. Default: 0.5. */
  get closeThreshold(): number;
  set closeThreshold(value: number | null);
  /** How far ahead a release looks. 0 to 1 s. Default: 0.12. */
  get projection(): number;
  set projection(value: number | null);
  /** Whether it opens as soon as the threshold is passed. Default: false. */
  get opensWithoutRelease(): boolean;
  set opensWithoutRelease(value: boolean | null);
  /** What the edge does beyond the menu's width. Default: free. */
  get overPull(): 'free' | 'rubber-band';
  set overPull(value: 'free' | 'rubber-band' | null);
  /** How hard the rubber band is. 0.05 to 1. Default: 0.55. */
  get rubberBand(): number;
  set rubberBand(value: number | null);
  /** How long it opens and closes when let go. 0.01 to 10 s. Default: 0.6. */
  get releaseDuration(): number;
  set releaseDuration(value: number | null);
  /** How long it opens and closes from code. 0.01 to 10 s. Default: 0.2. */
  get duration(): number;
  set duration(value: number | null);
  /** How soon the bounces of the opening edge die. 0.01 to 1. Default: 0.4. */
  get dampingRatio(): number;
  set dampingRatio(value: number | null);
  /** How far a finger travels before it is claimed. 0 to 100 pt. Default: 10. */
  get claimDistance(): number;
  set claimDistance(value: number | null);
  /** How slanted a drag may be. 0.1 to 100. Default: 2. */
  get claimSlope(): number;
  set claimSlope(value: number | null);
  /** What the elastic edge is made of. Default: surface. */
  get fill(): Paint;
  set fill(value: Paint | null);
  /** What lies behind the menu. Default: surface. */
  get menuFill(): Paint;
  set menuFill(value: Paint | null);
  /** The veil over the page. Default: backdrop. */
  get backdrop(): Paint;
  set backdrop(value: Paint | null);
  /** Whether the control points show. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof FlowingMenuEvents>(type: K, listener: (this: FlowingMenu, event: FlowingMenuEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof FlowingMenuEvents>(type: K, listener: (this: FlowingMenu, event: FlowingMenuEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface LyricBallEvents {
  'word': CustomEvent<Detail & { value: number; text: string }>;
  'line': CustomEvent<Detail>;
  'finished': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<lyric-ball>` */
export class LyricBall extends ElasticElement {
  readonly state: '' | 'waiting' | 'hopping' | 'holding' | 'finished';
  for: string;
  src: string;
  label: string;
  /** What plays: found by `for`, or set. */
  media: HTMLMediaElement | null;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  rate(times: number): void;
  load(song: string): void;
  /** A look and feel; what an attribute or CSS sets counts before it.
   * - `classic`: The original's hops and times; the ball stays where it ended.
   * - `calm`: Low hops that land softly.
   * - `snappy`: Short, flat hops, and words that light up at once.
   * - `jelly`: High hops, and a ball that splashes.
   */
  get preset(): '' | 'classic' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'calm' | 'snappy' | 'jelly' | null);
  /** How the ball flies from word to word. Default: gravity. */
  get hop(): 'gravity' | 'classic';
  set hop(value: 'gravity' | 'classic' | null);
  /** The ball's diameter. 0 to 200 pt. Default: 14. */
  get ballSize(): number;
  set ballSize(value: number | null);
  /** The ball. Default: highlight. */
  get ballColor(): Paint;
  set ballColor(value: Paint | null);
  /** How high the control points of a hop lie; the ball rises by three quarters of it. 0 to 1000 pt. Default: 48. */
  get lift(): number;
  set lift(value: number | null);
  /** How long the first hop and the last take. 0.01 to 10 s. Default: 0.3. */
  get edgeHop(): number;
  set edgeHop(value: number | null);
  /** How long any other hop takes at most. 0.01 to 60 s. Default: 1.2. */
  get longestHop(): number;
  set longestHop(value: number | null);
  /** How long before its word the ball lands. 0 to 1 s. Default: 0. */
  get landingLead(): number;
  set landingLead(value: number | null);
  /** How far behind the middle of its word the ball lands. -100 to 100 pt. Default: 0. */
  get landingOffset(): number;
  set landingOffset(value: number | null);
  /** How far before the row the first hop starts. 0 to 1000 pt. Default: 10. */
  get entryDistance(): number;
  set entryDistance(value: number | null);
  /** How far the last hop goes. 0 to 1000 pt. Default: 60. */
  get exitDistance(): number;
  set exitDistance(value: number | null);
  /** Whether the ball fades as it leaves. Default: true. */
  get fadesOut(): boolean;
  set fadesOut(value: boolean | null);
  /** How much of its height the ball loses when it lands. 0 to 0.9. Default: 0.25. */
  get squash(): number;
  set squash(value: number | null);
  /** How long it takes to be round again. 0.001 to 2 s. Default: 0.12. */
  get squashDuration(): number;
  set squashDuration(value: number | null);
  /** How words show that they are sung. Default: wipe. */
  get highlight(): 'wipe' | 'step';
  set highlight(value: 'wipe' | 'step' | null);
  /** Words to be sung. Default: label. */
  get wordColor(): Paint;
  set wordColor(value: Paint | null);
  /** Words that are or were sung. Default: highlight. */
  get sungColor(): Paint;
  set sungColor(value: Paint | null);
  /** The size of the words' letters. 1 to 400 pt. Default: 24. */
  get wordSize(): number;
  set wordSize(value: number | null);
  /** From word to word. 0 to 400 pt. Default: 8. */
  get wordGap(): number;
  set wordGap(value: number | null);
  /** From row to row, where the ball flies. 0 to 1000 pt. Default: 56. */
  get rowGap(): number;
  set rowGap(value: number | null);
  /** Left free at both sides. 0 to 1000 pt. Default: 20. */
  get margin(): number;
  set margin(value: number | null);
  /** Whether the song starts again at its end. Default: false. */
  get loops(): boolean;
  set loops(value: boolean | null);
  /** Whether the way of the ball shows. Default: false. */
  get showsPath(): boolean;
  set showsPath(value: boolean | null);
  /** The way of the ball. Default: #de78b4ff. */
  get pathColor(): Paint;
  set pathColor(value: Paint | null);
  /** How thick its line is. 0 to 100 pt. Default: 3. */
  get pathWidth(): number;
  set pathWidth(value: number | null);
  /** The opacity of its line. 0 to 1. Default: 0.9. */
  get pathOpacity(): number;
  set pathOpacity(value: number | null);
  /** The opacity of what lies under it. 0 to 1. Default: 0.3. */
  get pathFillOpacity(): number;
  set pathFillOpacity(value: number | null);
  /** Whether the control points of the hop show. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof LyricBallEvents>(type: K, listener: (this: LyricBall, event: LyricBallEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof LyricBallEvents>(type: K, listener: (this: LyricBall, event: LyricBallEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

export interface MessageBalloonEvents {
  'started': CustomEvent<Detail>;
  'stopped': CustomEvent<Detail>;
  'hidden': CustomEvent<Detail>;
  'settled': CustomEvent<Detail>;
  error: ErrorEvent;
}
/** `<message-balloon>` */
export class MessageBalloon extends ElasticElement {
  readonly state: '' | 'hidden' | 'stopped' | 'typing';
  typing: boolean;
  label: string;
  d: string;
  hide(): void;
  show(): void;
  start(): void;
  stop(): void;
  /** A look and feel; what an attribute or CSS sets counts before it.
   * - `classic`: The MessageBalloon loader.
   * - `calm`: Dots that fade in turn and stay where they are.
   * - `snappy`: Dots that hop in a quick wave.
   * - `jelly`: Dots that leap high, in a balloon that pops up.
   */
  get preset(): '' | 'classic' | 'calm' | 'snappy' | 'jelly';
  set preset(value: '' | 'classic' | 'calm' | 'snappy' | 'jelly' | null);
  /** How the dots move. Default: classic. */
  get dotStyle(): 'classic' | 'wave' | 'pulse' | 'cut';
  set dotStyle(value: 'classic' | 'wave' | 'pulse' | 'cut' | null);
  /** How the balloon fills its frame, and where its dots stand. Default: tight. */
  get fit(): 'tight' | 'control-points';
  set fit(value: 'tight' | 'control-points' | null);
  /** How many dots there are; a fraction is rounded. 1 to 12. Default: 3. */
  get dotCount(): number;
  set dotCount(value: number | null);
  /** How thick the balloon's line is, whatever the frame. 0 to 100 pt. Default: 5. */
  get lineWidth(): number;
  set lineWidth(value: number | null);
  /** The balloon's inside. Default: #00000000. */
  get color(): Paint;
  set color(value: Paint | null);
  /** The balloon's line. Default: line. */
  get lineColor(): Paint;
  set lineColor(value: Paint | null);
  /** The dots. Default: dot. */
  get dotColor(): Paint;
  set dotColor(value: Paint | null);
  /** A dot's diameter as a share of the frame's height. 0 to 1. Default: 0.1. */
  get dotSize(): number;
  set dotSize(value: number | null);
  /** From dot to dot, in diameters. 0 to 10. Default: 1.6. */
  get dotStep(): number;
  set dotStep(value: number | null);
  /** The widest the row gets, as a share of the balloon's width. 0.05 to 1. Default: 0.8. */
  get widestRow(): number;
  set widestRow(value: number | null);
  /** How much later each dot moves than the one before. 0 to 2 s. Default: 0.1. */
  get dotDelay(): number;
  set dotDelay(value: number | null);
  /** How long a dot goes up. 0.01 to 10 s. Default: 0.5. */
  get riseDuration(): number;
  set riseDuration(value: number | null);
  /** How long a dot takes to be back. 0.01 to 10 s. Default: 0.7. */
  get fallDuration(): number;
  set fallDuration(value: number | null);
  /** How far a dot goes up, in diameters. 0 to 10. Default: 1. */
  get riseHeight(): number;
  set riseHeight(value: number | null);
  /** How large a dot is when it has gone up. 0 to 4. Default: 1.3. */
  get riseScale(): number;
  set riseScale(value: number | null);
  /** How far below its place a dot comes back, in diameters. 0 to 10. Default: 0.5. */
  get fallDepth(): number;
  set fallDepth(value: number | null);
  /** How small a dot comes back. 0 to 4. Default: 0.5. */
  get fallScale(): number;
  set fallScale(value: number | null);
  /** How long a dot takes from below to its place. 0.01 to 10 s. Default: 0.2. */
  get placeDuration(): number;
  set placeDuration(value: number | null);
  /** How long a dot takes to its full size. 0.01 to 10 s. Default: 0.3. */
  get growDuration(): number;
  set growDuration(value: number | null);
  /** How long a dot takes to be seen fully. 0.01 to 10 s. Default: 0.5. */
  get fadeDuration(): number;
  set fadeDuration(value: number | null);
  /** The stiffness of the dots' spring, whose mass is 1. 1 to 10000. Default: 100. */
  get stiffness(): number;
  set stiffness(value: number | null);
  /** The friction of the dots' spring. 0.1 to 1000. Default: 10. */
  get friction(): number;
  set friction(value: number | null);
  /** How faint a dot gets that pulses, or that may not move. 0 to 1. Default: 0.3. */
  get pulseOpacity(): number;
  set pulseOpacity(value: number | null);
  /** How small a dot gets that pulses. 0 to 1. Default: 0.7. */
  get pulseScale(): number;
  set pulseScale(value: number | null);
  /** How long showing and hiding take. 0.01 to 10 s. Default: 0.3. */
  get showDuration(): number;
  set showDuration(value: number | null);
  /** The size it is shown from and hidden to. 0 to 1. Default: 0.8. */
  get hiddenScale(): number;
  set hiddenScale(value: number | null);
  /** Whether it is mirrored for readers from right to left. Default: true. */
  get isMirrored(): boolean;
  set isMirrored(value: boolean | null);
  /** Whether the control points show. Default: false. */
  get showsControlPoints(): boolean;
  set showsControlPoints(value: boolean | null);
  addEventListener<K extends keyof MessageBalloonEvents>(type: K, listener: (this: MessageBalloon, event: MessageBalloonEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof MessageBalloonEvents>(type: K, listener: (this: MessageBalloon, event: MessageBalloonEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'elastic-refresh': ElasticRefresh;
    'elastic-shape': ElasticShape;
    'elastic-surface': ElasticSurface;
    'flowing-menu': FlowingMenu;
    'lyric-ball': LyricBall;
    'message-balloon': MessageBalloon;
  }
}
