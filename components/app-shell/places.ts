import {
  ArrowRightLeft,
  Bell,
  BookOpen,
  FileText,
  Gauge,
  Gavel,
  Inbox,
  KeyRound,
  type LucideIcon,
  MonitorSmartphone,
  Package,
  Settings,
  Split,
  TrendingUp,
  Truck,
  UserRound,
  Users,
  Webhook,
  Zap,
} from "lucide-react";
import type { Role } from "@/lib/core/access";

export type NavItem = {
  href: string;
  /** Key of its name in the `shell` texts. */
  name:
    | "today"
    | "loads"
    | "bids"
    | "rates"
    | "crossings"
    | "carriers"
    | "settings"
    | "directory"
    | "instantResponse"
    | "exchangeRates"
    | "loadPolicy"
    | "rateConfirmations"
    | "usage"
    | "apiKeys"
    | "webhooks"
    | "profile"
    | "notifications"
    | "sessions"
    | "apiReference";
  icon: LucideIcon;
  adminsOnly?: true;
  /** In the bar of a phone, which has room for few; the others are behind its last place. */
  onPhone?: true;
  /** Outside the portal's layout, so it is loaded as a page of its own. */
  external?: true;
  /** The first page of those below its address, which are places of their own. */
  isFirst?: true;
};

export const settingsGroups = ["organization", "connections", "account"] as const;

export const workItems: readonly NavItem[] = [
  { href: "/", name: "today", icon: Inbox, onPhone: true },
  { href: "/loads", name: "loads", icon: Package, onPhone: true },
  { href: "/bids", name: "bids", icon: Gavel, onPhone: true },
  { href: "/rates", name: "rates", icon: TrendingUp },
  { href: "/border-crossings", name: "crossings", icon: Split },
  { href: "/carriers", name: "carriers", icon: Truck, onPhone: true },
];

const settingsFirst: NavItem = { href: "/settings", name: "settings", icon: Settings, isFirst: true };

export const settingsItems: readonly (NavItem & { group: (typeof settingsGroups)[number] })[] = [
  { href: "/directory", name: "directory", icon: Users, group: "organization" },
  { href: "/settings/instant-response", name: "instantResponse", icon: Zap, group: "organization" },
  { href: "/settings/exchange-rates", name: "exchangeRates", icon: ArrowRightLeft, group: "organization" },
  { href: "/settings/load-policy", name: "loadPolicy", icon: Package, group: "organization" },
  { href: "/settings/rate-confirmations", name: "rateConfirmations", icon: FileText, group: "organization" },
  { href: "/usage", name: "usage", icon: Gauge, group: "connections" },
  { href: "/settings/api-keys", name: "apiKeys", icon: KeyRound, adminsOnly: true, group: "connections" },
  { href: "/settings/webhooks", name: "webhooks", icon: Webhook, adminsOnly: true, group: "connections" },
  { href: "/settings/profile", name: "profile", icon: UserRound, group: "account" },
  { href: "/settings/notifications", name: "notifications", icon: Bell, group: "account" },
  { href: "/settings/sessions", name: "sessions", icon: MonitorSmartphone, group: "account" },
  { href: "/docs", name: "apiReference", icon: BookOpen, external: true, group: "connections" },
];

/** Every place of the portal, in the order of the navigation. */
const places: readonly NavItem[] = [...workItems, settingsFirst, ...settingsItems];

export const isFor =
  (role: Role) =>
  ({ adminsOnly }: NavItem) =>
    !adminsOnly || role === "ADMIN";

export const placesFor = (role: Role) => places.filter(isFor(role));

/** Whether the page at this address is that place, or a part of it. */
export const isAt = ({ href, isFirst }: NavItem, pathname: string) =>
  pathname === href || (!isFirst && pathname.startsWith(`${href}/`));
