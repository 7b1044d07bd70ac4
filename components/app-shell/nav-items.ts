import {
  BookOpen,
  Gauge,
  Gavel,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Package,
  Split,
  TrendingUp,
  Truck,
  Users,
  Webhook,
  Zap,
} from "lucide-react";

export type NavItem = {
  href: string;
  /** Key of its name in the `shell` texts. */
  name:
    | "loads"
    | "bids"
    | "rates"
    | "crossings"
    | "carriers"
    | "directory"
    | "instantResponse"
    | "usage"
    | "apiKeys"
    | "webhooks"
    | "sessions"
    | "apiReference";
  icon: LucideIcon;
  adminsOnly?: true;
  /** In the bar of a phone, which has room for few; the others are behind its last place. */
  onPhone?: true;
  /** Outside the portal's layout, so it is loaded as a page of its own. */
  external?: true;
};

export const workItems: readonly NavItem[] = [
  { href: "/loads", name: "loads", icon: Package, onPhone: true },
  { href: "/bids", name: "bids", icon: Gavel, onPhone: true },
  { href: "/rates", name: "rates", icon: TrendingUp, onPhone: true },
  { href: "/border-crossings", name: "crossings", icon: Split },
  { href: "/carriers", name: "carriers", icon: Truck, onPhone: true },
];

export const settingsItems: readonly NavItem[] = [
  { href: "/directory", name: "directory", icon: Users },
  { href: "/settings/instant-response", name: "instantResponse", icon: Zap },
  { href: "/usage", name: "usage", icon: Gauge },
  { href: "/settings/api-keys", name: "apiKeys", icon: KeyRound, adminsOnly: true },
  { href: "/settings/webhooks", name: "webhooks", icon: Webhook, adminsOnly: true },
  { href: "/settings/sessions", name: "sessions", icon: MonitorSmartphone },
  { href: "/docs", name: "apiReference", icon: BookOpen, external: true },
];
